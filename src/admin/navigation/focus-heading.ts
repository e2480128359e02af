/**
 * Router state for links after which the focus goes to the new page's heading, because the link itself goes away
 * (a menu that closes, a search, a breadcrumb). After a link that stays, the focus stays on it (ux.md 4.1).
 */
export const focusHeading = { focus: 'heading' } as const;

/**
 * Router state for addresses that say more about the page that is shown, such as which page of a list: the focus, the scroll position
 * and the ears of whoever is there are left alone.
 */
export const stayHere = { focus: 'stay' } as const;

/** Whether a location was reached so. */
export const wantsToStay = ( state: unknown ): boolean =>
	( state as Partial< typeof stayHere > | null )?.focus === stayHere.focus;

/** Whether a location was reached by such a link. */
export const wantsHeading = ( state: unknown ): boolean =>
	( state as Partial< typeof focusHeading > | null )?.focus ===
	focusHeading.focus;
