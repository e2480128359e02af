import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { PostContent } from '../../../../store';
import { Resource } from '../../../resource';

interface ContentLoaderProps {
	/** How many rows the skeleton has. */
	rows?: number;
	children: ( content: PostContent ) => ReactNode;
}

/** Shows what robot instructions can be given for once it is there. */
export function ContentLoader( { rows = 8, children }: ContentLoaderProps ) {
	return (
		<Resource
			reads={ [ [ 'getPostContent' ] ] }
			failure={ __(
				'Failed to fetch post types, taxonomies and archives.',
				'pharos-seo'
			) }
			rows={ rows }
		>
			{ children }
		</Resource>
	);
}
