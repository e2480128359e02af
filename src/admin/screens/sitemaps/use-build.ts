import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store, type SitemapProgress } from '../../../../store';

export interface Build {
	progress: SitemapProgress | undefined;
	/** The server has not answered the request yet. */
	isAsking: boolean;
	/** What is shown may be old: the server did not say how far it is. */
	isOutOfTouch: boolean;
	regenerate: () => void;
}

/** Making all sitemaps anew: how far it is, however it began, and the way to begin it. */
export function useBuild(): Build {
	const { regenerateSitemap, __tell } = useDispatch( store );
	const build = useSelect( ( select ) => {
		const { getSitemap, isAskingForSitemap, isSitemapOutOfTouch } =
			select( store );
		return {
			progress: getSitemap()?.progress,
			isAsking: isAskingForSitemap(),
			isOutOfTouch: isSitemapOutOfTouch(),
		};
	}, [] );
	const isRunning = build.progress?.running ?? false;

	useEffect( () => {
		if ( ! isRunning ) {
			return;
		}
		void __tell( { type: 'sitemap/WATCH' } );
		return () => void __tell( { type: 'sitemap/LEAVE' } );
	}, [ isRunning, __tell ] );

	return { ...build, regenerate: () => void regenerateSitemap() };
}
