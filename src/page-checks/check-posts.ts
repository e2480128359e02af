import { addQueryArgs } from '@wordpress/url';
import { request } from '../../common/rest';
import { createChecker } from './client';
import { countByStatus, type StatusCounts } from './results';
import type { Checker, PageFacts } from './types';

const PATH = '/pharos/v1/unchecked-posts';

/** Requests for older posts, each of at most ten: what one visit of a list costs. */
const MOST = 20;

/** Between two requests for older posts, in milliseconds: nobody waits for them. */
const PAUSE = 2000;

/** Where the last visit has stopped. */
const PLACE = 'pharos-unchecked-posts';

/** After the last post, older ones are not asked for again for a day, in milliseconds. */
const DAY = 86_400_000;

/** How a post stands now. */
export interface Checked {
	/** error, warning or success. */
	status: string;
	label: string;
}

interface Unchecked {
	id: number;
	sign: string;
	facts: PageFacts;
	ignored: string[];
}

type OnChecked = ( results: Record< string, Checked > ) => void;

/**
 * Runs the checks of posts that were never checked: those on the screen, then older and older ones, some on each visit. Failures are
 * silent: nobody has asked for this.
 *
 * @param ids            The posts on the screen that were not checked.
 * @param onChecked      Is told how they stand, by id.
 * @param options
 * @param options.signal Ends it.
 * @param options.isAll  Whether the person may check posts that are not on the screen.
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
		// Offline, or logged out: the next visit goes on.
	} finally {
		checker.dispose();
	}
}

/** @return Where to go on; 0 at the end. */
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
		// A browser that keeps nothing begins anew each time.
	}
}
