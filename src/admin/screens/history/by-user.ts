import { __, _x, sprintf } from '@wordpress/i18n';
import type { HistoryEntry, SeoHistoryEntry } from '../../../../store';

/**
 * Adds the name of the user to what was done.
 *
 * @param how   What was done.
 * @param entry Who and what has done it.
 */
export function byUser(
	how: string,
	{ via, user_name: user, application }: HistoryEntry | SeoHistoryEntry
): string {
	const isAgent = via === 'mcp' || via === 'ability';
	switch ( true ) {
		case user === '':
			return how;
		case isAgent && application !== '':
			return sprintf(
				/* translators: 1: what was done, such as "Changed by an AI agent over MCP (Claude)", 2: name of a user, 3: name of an application password. */
				__(
					'%1$s, logged in as %2$s with the application password “%3$s”',
					'pharos-seo'
				),
				how,
				user,
				application
			);
		case isAgent:
			return sprintf(
				/* translators: 1: what was done, such as "Changed by an AI agent over MCP (Claude)", 2: name of a user. */
				__( '%1$s, logged in as %2$s', 'pharos-seo' ),
				how,
				user
			);
		default:
			return sprintf(
				/* translators: 1: what was done, such as "Saved", 2: name of a user. */
				__( '%1$s by %2$s', 'pharos-seo' ),
				how,
				user
			);
	}
}

/**
 * Says which AI agent has changed something.
 *
 * @param via  How it was connected.
 * @param name The name of the agent or, if it has none, of the ability that it has used; '' if that isn't known either.
 */
export function changedByAgent( via: 'mcp' | 'ability', name: string ): string {
	const how =
		via === 'mcp'
			? __( 'Changed by an AI agent over MCP', 'pharos-seo' )
			: __( 'Changed by an AI agent', 'pharos-seo' );
	return name === ''
		? how
		: sprintf(
				/* translators: 1: what was done, such as "Changed by an AI agent", 2: name of the agent, or of what it has used. */
				_x( '%1$s (%2$s)', 'agent of a change', 'pharos-seo' ),
				how,
				name
			);
}

/**
 * Says which program has changed something.
 *
 * @param application The name of its application password.
 */
export const changedByProgram = ( application: string ): string =>
	sprintf(
		/* translators: %s: name of an application password. */
		__( 'Changed with the application password “%s”', 'pharos-seo' ),
		application
	);
