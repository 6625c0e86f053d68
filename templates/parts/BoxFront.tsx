/** The front of a box, drawn by the style sheet in its game's colors; its title stands beside it for those who read. */
export function BoxFront({ title }: { title: string }) {
  return <i className="front" data-t={title} aria-hidden="true" />;
}
