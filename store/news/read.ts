import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../common/locale';
import * as api from '../api';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { parseFeed } from './parse-feed';
import type { NewsFeed, NewsOfFeed, NewsState } from './types';

/** The storage key of the dates of the newest posts seen, by feed. */
const SEEN = 'pharos_news_seen';

/** The highest number in the badge. */
const LARGEST = 9;

/**
 * Reads all feeds. A failed feed doesn't affect the others.
 *
 * @param feeds The feeds.
 * @param args  The arguments of the thunk.
 * @throws The error of the first feed, if all of them fail.
 */
export async function read(
	feeds: NewsFeed[],
	args: ThunkArgs
): Promise< void > {
	const { readFeed, forgetFeed, whenIdle } = await api.loadFeeds();
	await whenIdle();
	const failures: unknown[] = [];
	const news = await Promise.all(
		feeds.map(
			async ( { key, label, url, selector, since: seconds = 0 } ) => {
				const since = 1000 * seconds;
				try {
					const posts = parseFeed(
						await readFeed( url ),
						selector,
						url
					);
					return { key, label, url, since, posts };
				} catch ( reason ) {
					forgetFeed( url );
					failures.push( reason );
					return { key, label, url, since, posts: null };
				}
			}
		)
	);
	if ( failures.length === feeds.length && feeds.length > 0 ) {
		throw failures[ 0 ];
	}
	change( args, { news, ...badgeOf( news ) } );
	markSeen( args );
}

/**
 * Marks the loaded posts as seen while "What's New?" is open; the badge stays until it is closed.
 *
 * @param args The arguments of the thunk.
 */
export function markSeen( args: ThunkArgs ): void {
	const { isOpen, news } = args.select.getNewsState();
	if ( isOpen && news ) {
		const seen = readSeen();
		for ( const { key, posts } of news ) {
			// Store the date of the newest post, not the current time: a post published earlier but loaded later still
			// counts as new.
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

/** The badge: the number of new posts, or, for several feeds, only that there are some. */
function badgeOf( news: NewsOfFeed[] ): Pick< NewsState, 'badge' | 'unread' > {
	const seen = readSeen();
	const count = news.flatMap( ( { key, since, posts } ) =>
		( posts ?? [] ).filter(
			( { date } ) => date > ( seen[ key ] ?? since )
		)
	).length;
	if ( count === 0 ) {
		return { badge: '', unread: '' };
	}
	if ( news.length > 1 ) {
		return { badge: '•', unread: __( 'New posts', 'pharos-seo' ) };
	}
	return {
		badge: count > LARGEST ? `${ LARGEST }+` : formatNumber( count ),
		unread: sprintf(
			/* translators: %s: a number. */
			_n( '%s new post', '%s new posts', count, 'pharos-seo' ),
			formatNumber( count )
		),
	};
}

/** The stored dates; invalid values in the storage are dropped. */
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
