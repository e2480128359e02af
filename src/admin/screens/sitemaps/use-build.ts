import { speak } from '@wordpress/a11y';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { store, type SitemapProgress } from '../../../../store';

export interface Build {
	progress: SitemapProgress | undefined;
	/** The server has not answered the request yet. */
	isAsking: boolean;
	/** What is shown may be old: the server did not say how far it is. */
	isOutOfTouch: boolean;
	regenerate: () => void;
}

const NOTICE_ID = 'pharos-sitemap';

/** Making all sitemaps anew: how far it is, however it began, and the way to begin it. */
export function useBuild(): Build {
	const { progress, isOutOfTouch } = useSelect( ( select ) => {
		const { getSitemap, isSitemapOutOfTouch } = select( store );
		return {
			progress: getSitemap()?.progress,
			isOutOfTouch: isSitemapOutOfTouch(),
		};
	}, [] );
	const { regenerateSitemap, __tell } = useDispatch( store );
	const { createSuccessNotice, createErrorNotice, removeNotice } =
		useDispatch( noticesStore );
	const [ isAsking, setAsking ] = useState( false );
	// State would let the second of two quick presses through.
	const asking = useRef( false );
	// What the person began is told by the server's message.
	const isTold = useRef( false );
	const isOwn = useRef( false );
	const done = progress?.done ?? 0;
	const isRunning = progress?.running ?? false;
	const hasFailed = ( progress?.failed ?? '' ) !== '';

	const regenerate = async () => {
		if ( asking.current ) {
			return;
		}
		asking.current = true;
		isTold.current = true;
		isOwn.current = true;
		setAsking( true );
		void removeNotice( NOTICE_ID );
		try {
			const { message, description } = await regenerateSitemap();
			void createSuccessNotice( sentences( message, description ), {
				id: NOTICE_ID,
				type: 'snackbar',
			} );
		} catch ( reason ) {
			isTold.current = false;
			isOwn.current = false;
			void createErrorNotice( explain( reason ), {
				id: NOTICE_ID,
				type: 'snackbar',
				explicitDismiss: true,
			} );
		}
		asking.current = false;
		setAsking( false );
	};

	useEffect( () => {
		if ( ! isRunning ) {
			return;
		}
		if ( ! isTold.current ) {
			speak( __( 'The sitemaps are being made.', 'pharos-seo' ) );
		}
		isTold.current = false;
		void __tell( { type: 'sitemap/WATCH' } );
		return () => void __tell( { type: 'sitemap/LEAVE' } );
	}, [ isRunning, __tell ] );

	const wasRunning = useRef( false );
	useEffect( () => {
		if ( wasRunning.current && ! isRunning && ! hasFailed ) {
			if ( isOwn.current ) {
				void createSuccessNotice( describeDone( done ), {
					id: NOTICE_ID,
					type: 'snackbar',
				} );
			} else {
				speak( __( 'The sitemaps are ready.', 'pharos-seo' ) );
			}
		}
		if ( wasRunning.current && ! isRunning ) {
			isOwn.current = false;
		}
		wasRunning.current = isRunning;
	}, [ isRunning, hasFailed, done, createSuccessNotice ] );

	return {
		progress,
		isAsking,
		isOutOfTouch,
		regenerate: () => void regenerate(),
	};
}

/**
 * What was done, in words.
 *
 * @param count Number of URLs.
 */
const describeDone = ( count: number ): string =>
	count > 0
		? sprintf(
				/* translators: %s: number of URLs. */
				_n(
					'Sitemaps generated: %s URL.',
					'Sitemaps generated: %s URLs.',
					count,
					'pharos-seo'
				),
				count.toLocaleString()
			)
		: __( 'Sitemaps generated.', 'pharos-seo' );

/** Title and description as one text (ux.md 4.7). */
const sentences = ( ...parts: string[] ): string =>
	parts
		.filter( ( part ) => part !== '' )
		.map( ( part ) => ( /[.!?]$/.test( part ) ? part : `${ part }.` ) )
		.join( ' ' );

/**
 * The server's own reason, if it is one for people (spec.md section 8).
 *
 * @param reason Whatever was thrown.
 */
function explain( reason: unknown ): string {
	const { code, message } = reason as { code?: string; message?: string };
	return message && ! UNREADABLE.includes( code ?? '' )
		? message
		: __(
				'Error generating sitemap cache. Please try again.',
				'pharos-seo'
			);
}

/** Codes of @wordpress/api-fetch for a request without an answer. */
const UNREADABLE = [ 'fetch_error', 'unknown_error' ];
