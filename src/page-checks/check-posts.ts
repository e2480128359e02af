import { addQueryArgs } from '@wordpress/url';
import { request } from '../../common/rest';
import { createChecker } from './client';
import { countByStatus, type StatusCounts } from './results';
import type { Checker, PageSnapshot } from './types';

const PATH = '/pharos/v1/unchecked-posts';

/** Maximum number of requests for older posts per visit of a list, each for up to ten posts. */
const MOST = 20;

/** Delay between requests for older posts, in milliseconds: low priority. */
const PAUSE = 2000;

/** Storage key of the post at which the last visit stopped. */
const PLACE = 'pharos-unchecked-posts';

/** How long to wait after the last post until older posts are requested again, in milliseconds. */
const DAY = 86_400_000;

/** The status of a checked post. */
export interface Checked {
	/** "error", "warning" or "success". */
	status: string;
	/** The worst issue; '' without issues. */
	label: string;
	/** The editor, with the results of the checks. */
	url: string;
}

interface Unchecked {
	id: number;
	sign: string;
	facts: PageSnapshot;
	ignored: string[];
}

type OnChecked = ( results: Record< string, Checked > ) => void;

/**
 * Runs the checks of posts that were never checked: first those on the screen, then older ones, a limited number per visit.
 * Errors are ignored, because this runs in the background.
 *
 * @param ids            The unchecked posts on the screen.
 * @param onChecked      Receives the statuses by id.
 * @param options
 * @param options.signal Aborts the checks.
 * @param options.isAll  Whether the user can check posts that aren't on the screen.
 */
export async function checkPosts(
	ids: readonly number[],
	onChecked: OnChecked,
	{ signal, isAll }: { signal: AbortSignal; isAll: boolean }
): Promise< void > {
	const checker = createChecker();
	signal.addEventListener( 'abort', () => checker.dispose() );
	try {
		for ( let start = 0; start < ids.length; start += 10 ) {
			const posts = ids.slice( start, start + 10 );
			await checkSome( { posts }, checker, onChecked, signal );
		}
		if ( isAll ) {
			await checkOlder( checker, signal );
		}
	} catch {
		// When offline or logged out, the next visit continues.
	} finally {
		checker.dispose();
	}
}

/**
 * @return The id of the post to continue with; 0 at the end.
 */
async function checkSome(
	query: { posts: readonly number[] } | { below: number },
	checker: Checker,
	onChecked: OnChecked,
	signal: AbortSignal
): Promise< number > {
	const { data } = await request< {
		data: { items: Unchecked[]; next: number };
	} >( { path: addQueryArgs( PATH, query ) } );
	const items: { id: number; sign: string; counts: StatusCounts }[] = [];
	for ( const { id, sign, facts, ignored } of data.items ) {
		const results = signal.aborted ? null : await checker.check( facts );
		if ( results ) {
			items.push( {
				id,
				sign,
				counts: countByStatus( results, ignored ),
			} );
		}
	}
	if ( items.length > 0 && ! signal.aborted ) {
		const stored = await request< { data: Record< string, Checked > } >( {
			path: PATH,
			method: 'POST',
			data: { items },
		} );
		onChecked( stored.data );
	}
	return data.next;
}

async function checkOlder(
	checker: Checker,
	signal: AbortSignal
): Promise< void > {
	const place = readPlace();
	if ( place.below === 0 && Date.now() - place.at < DAY ) {
		return;
	}
	let { below } = place;
	for ( let count = 0; count < MOST && ! signal.aborted; count++ ) {
		await pause();
		if ( ! document.hidden && ! signal.aborted ) {
			below = await checkSome( { below }, checker, () => {}, signal );
			keepPlace( below );
			if ( below === 0 ) {
				return;
			}
		}
	}
}

const pause = () => new Promise( ( resolve ) => setTimeout( resolve, PAUSE ) );

function readPlace(): { below: number; at: number } {
	try {
		const [ below = 0, at = 0 ] = (
			window.localStorage.getItem( PLACE ) ?? ''
		)
			.split( ' ' )
			.map( Number );
		return { below: below || 0, at: at || 0 };
	} catch {
		return { below: 0, at: 0 };
	}
}

function keepPlace( below: number ): void {
	try {
		window.localStorage.setItem( PLACE, `${ below } ${ Date.now() }` );
	} catch {
		// Without storage, each visit starts from the beginning.
	}
}
