import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { store, type PostContent } from '../../../../store';
import { LoadFailed, type Failure } from '../../../components/load-failed';
import { Skeleton } from '../../../components/skeleton';

interface ContentLoaderProps {
	/** How many rows the skeleton has. */
	rows?: number;
	children: ( content: PostContent ) => ReactNode;
}

/** Shows what robot instructions can be given for once it is there; until then a skeleton, or what went wrong. */
export function ContentLoader( { rows = 8, children }: ContentLoaderProps ) {
	const { content, hasFailed, error } = useSelect( ( select ) => {
		const { getPostContent, hasResolutionFailed, getResolutionError } =
			select( store );
		return {
			content: getPostContent(),
			hasFailed: hasResolutionFailed( 'getPostContent', [] ),
			error: getResolutionError( 'getPostContent', [] ) as
				Failure | undefined,
		};
	}, [] );
	const { invalidateResolution } = useDispatch( store );

	if ( content ) {
		return children( content );
	}
	if ( hasFailed ) {
		return (
			<LoadFailed
				title={ __(
					'Failed to fetch post types, taxonomies and archives.',
					'pharos-seo'
				) }
				error={ error }
				onRetry={ () => invalidateResolution( 'getPostContent', [] ) }
			/>
		);
	}
	return <Skeleton rows={ rows } />;
}
