/**
 * What the parts of a table are anyway. Said once more, because stacked on a phone (`display: block`) it is no table to
 * some browsers.
 */
export const TABLE = { role: 'table' };
export const GROUP = { role: 'rowgroup' };
export const ROW = { role: 'row' };
export const CELL = { role: 'cell' };
export const COLUMN_HEADER = { role: 'columnheader' };
export const ROW_HEADER = { role: 'rowheader' };
