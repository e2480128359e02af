import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { PostContent } from '../../../../store';
import { Resource } from '../../../resource';

interface ContentLoaderProps {
	/** Number of rows of the skeleton. */
	rows?: number;
	children: ( content: PostContent ) => ReactNode;
}

/** Shows its children once the content types are loaded. */
export function ContentLoader( { rows = 8, children }: ContentLoaderProps ) {
	return (
		<Resource
			reads={ [ [ 'getPostContent' ] ] }
			failure={ __(
				'Post types, taxonomies and archives couldn’t be loaded.',
				'pharos-seo'
			) }
			rows={ rows }
		>
			{ children }
		</Resource>
	);
}
