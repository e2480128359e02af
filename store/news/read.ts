import { __, _n, sprintf } from '@wordpress/i18n';
import * as api from '../api';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { parseFeed } from './parse-feed';
import type { NewsFeed, NewsOfFeed, NewsState } from './types';

/** Of the browser's storage: the dates of the newest posts that were seen, by key of the feed. */
const SEEN = 'pharos_news_seen';

/** The badge shows no larger number (spec.md section 9). */
const LARGEST = 9;

/**
 * Reads all feeds. One that fails keeps the others.
 *
 * @param feeds Which.
 * @param args  Of the store.
 * @throws What the first one failed with, when all of them have.
 */
export async function read(
	feeds: NewsFeed[],
	args: ThunkArgs
): Promise< void > {
	const { readFeed, whenIdle } = await api.loadFeeds();
	await whenIdle();
	const failures: unknown[] = [];
	const news = await Promise.all(
		feeds.map( async ( { key, label, url, selector } ) => {
			try {
				const posts = parseFeed( await readFeed( url ), selector, url );
				return { key, label, url, posts };
			} catch ( reason ) {
				failures.push( reason );
				return { key, label, url, posts: null };
			}
		} )
	);
	if ( failures.length === feeds.length && feeds.length > 0 ) {
		throw failures[ 0 ];
	}
	change( args, { news, ...badgeOf( news ) } );
	markSeen( args );
}

/**
 * Notes that what is shown has been seen; the badge stays until it is closed.
 *
 * @param args Of the store.
 */
export function markSeen( args: ThunkArgs ): void {
	const { isOpen, news } = args.select.getNewsState();
	if ( isOpen && news ) {
		const seen = readSeen();
		for ( const { key, posts } of news ) {
			// The newest post's own date, not the time of day: what was published before, but is loaded later, is new then.
			seen[ key ] = Math.max(
				seen[ key ] ?? 0,
				...( posts ?? [] ).map( ( { date } ) => date )
			);
		}
		api.writeStorage( SEEN, JSON.stringify( seen ) );
	}
}

const change = ( { dispatch }: ThunkArgs, changes: Partial< NewsState > ) =>
	dispatch( { type: 'news/CHANGED', changes } satisfies Action );

/** How many posts are new: a number, or only that there are some where there are several feeds. */
function badgeOf( news: NewsOfFeed[] ): Pick< NewsState, 'badge' | 'unread' > {
	const seen = readSeen();
	const count = news.flatMap( ( { key, posts } ) =>
		( posts ?? [] ).filter( ( { date } ) => date > ( seen[ key ] ?? 0 ) )
	).length;
	if ( count === 0 ) {
		return { badge: '', unread: '' };
	}
	if ( news.length > 1 ) {
		return { badge: '•', unread: __( 'New posts', 'pharos-seo' ) };
	}
	return {
		badge: count > LARGEST ? `${ LARGEST }+` : count.toLocaleString(),
		unread: sprintf(
			/* translators: %s: a number. */
			_n( '%s new post', '%s new posts', count, 'pharos-seo' ),
			count.toLocaleString()
		),
	};
}

/** Anything may stand in the storage. */
function readSeen(): Record< string, number > {
	try {
		const seen: unknown = JSON.parse( api.readStorage( SEEN ) ?? '' );
		return Object.fromEntries(
			Object.entries( Object( seen ) ).filter(
				( entry ): entry is [ string, number ] =>
					Number.isFinite( entry[ 1 ] )
			)
		);
	} catch {
		return {};
	}
}
