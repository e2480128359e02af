import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	store,
	type ContentItem,
	type ContentKind,
	type PostContent,
} from '../../../../../store';
import {
	DIRECTIVES,
	type Directive,
	type DirectiveKey,
} from '../../../definitions/robot-instructions/directives';
import { KINDS } from '../kinds';
import { withNames } from '../names';
import { useDirective } from '../use-directive';
import type { RowState } from './notes';

export interface MatrixRow {
	/** Unique in the matrix. */
	name: string;
	label: string;
	/** Whether each directive is on, including unsaved changes. */
	on: Record< DirectiveKey, boolean >;
	state: RowState;
}

interface MatrixGroup {
	name: 'home' | ContentKind;
	/** The label of the row group; '' for the home page, which is on its own. */
	label: string;
	rows: MatrixRow[];
}

const HOME = 'home';

/**
 * Returns the rows of the matrix, and a function that changes them.
 *
 * @param content All content types.
 */
export function useRows( content: PostContent ): {
	groups: MatrixGroup[];
	/** Turns a directive on or off for some rows. */
	set: ( key: DirectiveKey, rows: MatrixRow[], isOn: boolean ) => void;
} {
	const lists = {
		no_index: useDirective( 'no_index' ),
		no_follow: useDirective( 'no_follow' ),
		no_archive: useDirective( 'no_archive' ),
		no_snippet: useDirective( 'no_snippet' ),
		no_image_index: useDirective( 'no_image_index' ),
	};
	const { isStatic, home, savedHome } = useSelect( ( select ) => {
		const { getSiteSettings, getSetting, getSavedSettings } =
			select( store );
		return {
			isStatic: getSiteSettings()?.home_page_static === 'page',
			home: getSetting( 'home_page_robots' )?.general ?? NONE,
			savedHome: getSavedSettings()?.home_page_robots.general ?? NONE,
		};
	}, [] );
	const { editSettings } = useDispatch( store );

	const {
		no_index: noIndex,
		no_follow: noFollow,
		no_archive: noArchive,
		no_snippet: noSnippet,
		no_image_index: noImageIndex,
	} = lists;
	const groups = useMemo( () => {
		const hasSitemap = KINDS.some( ( { name } ) =>
			content[ name ].some( ( item ) => item.in_sitemap )
		);
		const rowOf = (
			kind: MatrixGroup[ 'name' ],
			item: ContentItem,
			on: MatrixRow[ 'on' ],
			savedNoindex: boolean
		): MatrixRow => ( {
			name: item.name,
			label: item.label,
			on,
			state: {
				kind,
				noindex: on.no_index,
				noarchive: on.no_archive,
				hasAny: Object.values( on ).includes( true ),
				savedNoindex,
				inSitemap: item.in_sitemap,
				served: item.served,
				count: item.count,
				holdsHome:
					kind === HOME || ( isStatic && item.name === 'page' ),
				hasSitemap,
			},
		} );
		const groupOf = ( name: ContentKind, label: string ): MatrixGroup => ( {
			name,
			label,
			rows: content[ name ].map( ( item ) =>
				rowOf(
					name,
					item,
					{
						no_index: noIndex.names.includes( item.name ),
						no_follow: noFollow.names.includes( item.name ),
						no_archive: noArchive.names.includes( item.name ),
						no_snippet: noSnippet.names.includes( item.name ),
						no_image_index: noImageIndex.names.includes(
							item.name
						),
					},
					noIndex.saved.includes( item.name )
				)
			),
		} );
		const homeGroup: MatrixGroup = {
			name: HOME,
			label: __( 'Home Page', 'pharos-seo' ),
			rows: [
				rowOf(
					HOME,
					homeItem( content, savedHome ),
					{
						no_index: home.includes( 'noindex' ),
						no_follow: home.includes( 'nofollow' ),
						no_archive: home.includes( 'noarchive' ),
						no_snippet: home.includes( 'nosnippet' ),
						no_image_index: home.includes( 'noimageindex' ),
					},
					savedHome.includes( 'noindex' )
				),
			],
		};
		return [
			...( isStatic ? [] : [ homeGroup ] ),
			...KINDS.map( ( { name, label } ) => groupOf( name, label ) ),
		];
	}, [
		content,
		home,
		isStatic,
		savedHome,
		noIndex.names,
		noIndex.saved,
		noFollow.names,
		noArchive.names,
		noSnippet.names,
		noImageIndex.names,
	] );

	const set = ( key: DirectiveKey, rows: MatrixRow[], isOn: boolean ) => {
		const isHome = ( { state }: MatrixRow ) => state.kind === HOME;
		const tag = DIRECTIVES.find( ( one ) => one.key === key )?.tag;
		if ( tag && rows.some( isHome ) ) {
			editSettings( {
				home_page_robots: {
					general: withNames( home, [ tag ], isOn, savedHome ),
				},
			} );
		}
		lists[ key ].set(
			rows
				.filter( ( row ) => ! isHome( row ) )
				.map( ( { name } ) => name ),
			isOn
		);
	};

	return { groups, set };
}

const NONE: Directive[ 'tag' ][] = [];

/** Returns the item of the home page with the latest posts, which WordPress lists first among the pages. */
function homeItem(
	{ post_types: types }: PostContent,
	saved: readonly string[]
): ContentItem {
	return {
		name: HOME,
		label: __( 'Home Page', 'pharos-seo' ),
		url: '',
		count: null,
		in_sitemap:
			! saved.includes( 'noindex' ) &&
			types.some( ( { name, in_sitemap: isListed } ) =>
				name === 'page' ? isListed : false
			),
		served: true,
	};
}
