import { useEffect, useRef } from '@wordpress/element';

/**
 * "Show more" may go away with the focus: the first row that comes then gets it.
 *
 * @param rows How many the list has; each can be focused.
 * @return The list, and what to call when more are asked for.
 */
export function useFirstNew( rows: number ) {
	const list = useRef< HTMLUListElement >( null );
	const next = useRef< number | null >( null );
	useEffect( () => {
		if ( next.current !== null && rows > next.current ) {
			const row = list.current?.children[ next.current ];
			( row as HTMLElement | undefined )?.focus();
			next.current = null;
		}
	}, [ rows ] );
	return {
		list,
		expectMore: () => {
			next.current = rows;
		},
	};
}
