/** Dispatched on the window to open the settings search. */
export const OPEN_SEARCH_EVENT = 'pharos-open-search';

/** Opens the settings search of the top bar. */
export const openSearch = (): void =>
	void window.dispatchEvent( new Event( OPEN_SEARCH_EVENT ) );
