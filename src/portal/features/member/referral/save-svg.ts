/** Saves a drawing of the page as a file. Its background is white, because its style stays behind. */
export function saveSvg(picture: SVGSVGElement, name: string): void {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [attribute, value] of Object.entries({ width: '100%', height: '100%', fill: '#fff' })) {
    ground.setAttribute(attribute, value);
  }
  copy.prepend(ground);
  const address = URL.createObjectURL(new Blob([copy.outerHTML], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
