import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import equal from 'fast-deep-equal';
import { store } from '../../../../store';

/**
 * Checks the posts of a page that were never checked, and reloads the page when they have results.
 *
 * @param request The page of the list.
 * @param keys    The keys of its rows.
 */
export function useBackgroundChecks(
	request: string,
	keys: readonly string[]
): void {
	const { select } = useRegistry();
	const { invalidateResolution } = useDispatch( store );
	const [ rows, setRows ] = useState( keys );
	// Ignore a reload that returns the same rows.
	if ( ! equal( rows, keys ) ) {
		setRows( keys );
	}
	useEffect( () => {
		if ( rows.length === 0 ) {
			return;
		}
		const items = select( store ).getBulkItems();
		const ids = rows
			.flatMap( ( key ) => items[ key ] ?? [] )
			.filter(
				( { kind, editable, checks } ) =>
					kind === 'post' &&
					editable &&
					! Object.values( checks ).some( Boolean )
			)
			.map( ( { id } ) => id );
		const end = new AbortController();
		void run( ids, end.signal, () =>
			invalidateResolution( 'getBulkPage', [ request ] )
		);
		return () => end.abort();
	}, [ request, rows, invalidateResolution, select ] );
}

async function run(
	ids: readonly number[],
	signal: AbortSignal,
	onChecked: () => void
): Promise< void > {
	const { checkPosts } = await import(
		/* webpackChunkName: "check-posts" */ '../../../page-checks/check-posts'
	);
	await checkPosts( ids, onChecked, { signal, isAll: true } );
}
