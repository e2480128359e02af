/**
 * Router state for links after which the focus goes to the new page's heading, because the link itself goes away
 * (a menu that closes, a search, a breadcrumb). After a link that stays, the focus stays on it (ux.md 4.1).
 */
export const focusHeading = { focus: 'heading' } as const;

/** Whether a location was reached by such a link. */
export const wantsHeading = ( state: unknown ): boolean =>
	( state as Partial< typeof focusHeading > | null )?.focus ===
	focusHeading.focus;
