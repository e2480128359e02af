/** The notice id: one message of Search Console at a time. */
export const NOTICE = 'pharos-search-console';
