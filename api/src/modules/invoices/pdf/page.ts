export type Page = PDFKit.PDFDocument;

/** US Letter is 612 x 792 points; 16 mm of margin. */
export const PAGE_LEFT = 46;
export const PAGE_RIGHT = 612 - PAGE_LEFT;
export const PAGE_WIDTH = PAGE_RIGHT - PAGE_LEFT;
export const PAGE_TOP = 46;
/** Above the footer. */
export const PAGE_BOTTOM = 792 - 46 - 34;
