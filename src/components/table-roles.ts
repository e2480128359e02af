/**
 * Explicit roles of table elements: stacked on mobile devices (`display: block`), some browsers drop the table semantics.
 */
export const TABLE = { role: 'table' };
export const GROUP = { role: 'rowgroup' };
export const ROW = { role: 'row' };
export const CELL = { role: 'cell' };
export const COLUMN_HEADER = { role: 'columnheader' };
export const ROW_HEADER = { role: 'rowheader' };
