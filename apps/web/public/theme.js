// Before the first paint, so that nothing flashes; a file of its own, so that no inline script is needed.
const wanted = localStorage.getItem('crownleaf.theme');
const dark = wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = dark ? 'dark' : 'light';
