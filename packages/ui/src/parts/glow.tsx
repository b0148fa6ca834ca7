/** Light that fades outwards, for a drawing to fill with; its colour is that of `.s-glow-in`. */
export function Glow({ id }: { readonly id: string }) {
  return (
    <radialGradient id={id}>
      <stop className="s-glow-in" offset="0" />
      <stop className="s-glow-in" offset="0.35" stopOpacity="0.7" />
      <stop className="s-glow-in" offset="1" stopOpacity="0" />
    </radialGradient>
  );
}
