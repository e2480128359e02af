import { useEffect, useState } from '@wordpress/element';
import type { NavLink } from '../navigation/types';

const STORAGE_KEY = 'pharos_open_nav_groups';

/** Storage may be full or disabled: then the open groups are just not remembered. */
function read(): string[] {
	try {
		return JSON.parse(
			window.sessionStorage.getItem( STORAGE_KEY ) ?? '[]'
		);
	} catch {
		return [];
	}
}

/**
 * Returns which submenus of the left navigation are open: the current one, and those that were current earlier in this
 * session.
 *
 * @param current The current navigation item.
 */
export function useOpenGroups(
	current: NavLink
): ( link: NavLink ) => boolean {
	const [ opened, setOpened ] = useState( read );

	useEffect( () => {
		if ( current.children && ! opened.includes( current.path ) ) {
			const next = [ ...opened, current.path ];
			setOpened( next );
			try {
				window.sessionStorage.setItem(
					STORAGE_KEY,
					JSON.stringify( next )
				);
			} catch {}
		}
	}, [ current, opened ] );

	return ( link ) =>
		link.path === current.path || opened.includes( link.path );
}
