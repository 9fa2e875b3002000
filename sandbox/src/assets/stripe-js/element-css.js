/** Replaced by the text of element.css when the modules are bundled. */
export const ELEMENT_CSS = '';
