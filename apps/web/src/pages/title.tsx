/** What the tab says, most important first: a tab is narrow. */
export function Title({ about }: { readonly about: readonly (string | undefined)[] }) {
  return <title>{[...about.filter((part) => part !== undefined), 'Crownleaf'].join(' · ')}</title>;
}
