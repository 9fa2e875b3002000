/** Replaced by the text of element.css when the parts are put together. */
export const ELEMENT_CSS = '';
