/** Prints only one part of the page. While `html` has the mark, try-it.css hides the rest. */
export function printOnly(part: HTMLElement | null): void {
  const page = document.documentElement;
  const done = (): void => {
    delete page.dataset['printsPart'];
    delete part?.dataset['printed'];
  };
  if (part !== null) {
    page.dataset['printsPart'] = '';
    part.dataset['printed'] = '';
    window.addEventListener('afterprint', done, { once: true });
  }
  window.print();
}
