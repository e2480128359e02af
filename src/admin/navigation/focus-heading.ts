/**
 * Router state for links that move the focus to the new page's heading, because the link itself disappears (a menu that
 * closes, a search, a breadcrumb). After other links, the focus stays on the link.
 */
export const focusHeading = { focus: 'heading' } as const;

/**
 * Router state for URLs that only change what the current page shows, such as the page number of a list: focus and scroll
 * position stay, and nothing is announced.
 */
export const stayHere = { focus: 'stay' } as const;

/** Whether a location was reached with `stayHere`. */
export const wantsToStay = ( state: unknown ): boolean =>
	( state as Partial< typeof stayHere > | null )?.focus === stayHere.focus;

/** Whether a location was reached with `focusHeading`. */
export const wantsHeading = ( state: unknown ): boolean =>
	( state as Partial< typeof focusHeading > | null )?.focus ===
	focusHeading.focus;
