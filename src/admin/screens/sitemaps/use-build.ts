import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store, type SitemapProgress } from '../../../../store';

export interface Build {
	progress: SitemapProgress | undefined;
	/** Whether the request hasn't been answered yet. */
	isAsking: boolean;
	/** Whether the progress may be outdated because the server didn't respond. */
	isOutOfTouch: boolean;
	regenerate: () => void;
}

/** Returns the progress of generating all sitemaps, no matter who started it, and a function that starts it. */
export function useBuild(): Build {
	const { regenerateSitemap, followSitemap } = useDispatch( store );
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
		const screen = new AbortController();
		// Without its code, the progress stays as it is until the screen is opened again.
		void followSitemap( screen.signal ).catch( () => {} );
		return () => screen.abort();
	}, [ isRunning, followSitemap ] );

	return { ...build, regenerate: () => void regenerateSitemap() };
}
