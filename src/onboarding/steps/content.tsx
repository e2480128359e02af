import { ToggleControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { store, type ContentItem, type Values } from '../../../store';
import { xmlField } from '../../admin/definitions/sitemaps';
import { Resource } from '../../resource';
import { getOnboarding } from '../boot';

export const CONTENT_KEYS = [
	'no_index',
	'author_archive',
	'date_archive',
	'enable_xml_sitemap',
] as const satisfies readonly ( keyof Values )[];

type Archive = 'author_archive' | 'date_archive';

const ARCHIVES: Record< string, Archive > = {
	author: 'author_archive',
	date: 'date_archive',
};

/**
 * Returns the archive settings, which are saved even if unchanged: archives that are only off by default are redirected
 * temporarily (302).
 *
 * @param shown All settings with unsaved changes.
 */
export const confirmedArchives = ( shown: Values ): Values =>
	Object.fromEntries(
		Object.values( ARCHIVES )
			.filter( ( key ) => ! getOnboarding().chosen.includes( key ) )
			.map( ( key ) => [ key, shown[ key ] ] )
	);

/** The settings for post types, taxonomies and archives, each with an example and the effect. */
export function Content() {
	return (
		<Resource
			reads={ [ [ 'getPostContent' ] ] }
			failure={ __(
				'The content types couldn’t be loaded.',
				'pharos-seo'
			) }
		>
			{ ( content ) => (
				<>
					<Group title={ __( 'Sitemap', 'pharos-seo' ) }>
						<XmlSitemap />
					</Group>
					<Group title={ __( 'Post types', 'pharos-seo' ) }>
						{ content.post_types
							.filter( ( item ) => item.served )
							.map( ( item ) => (
								<Indexed key={ item.name } item={ item } />
							) ) }
					</Group>
					<Group title={ __( 'Taxonomies', 'pharos-seo' ) }>
						{ content.taxonomies.map( ( item ) => (
							<Indexed key={ item.name } item={ item } />
						) ) }
					</Group>
					<Group title={ __( 'Archives', 'pharos-seo' ) }>
						{ content.archives.map( ( item ) => {
							const archive = ARCHIVES[ item.name ];
							return (
								archive && (
									<Served
										key={ item.name }
										item={ item }
										archive={ archive }
									/>
								)
							);
						} ) }
					</Group>
				</>
			) }
		</Resource>
	);
}

/** The XML sitemap, with the text of its screen. */
function XmlSitemap() {
	const isOn = useSelect(
		( select ) =>
			select( store ).getSetting( 'enable_xml_sitemap' ) === true,
		[]
	);
	const { editSettings } = useDispatch( store );
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ xmlField.label }
			help={ xmlField.help }
			checked={ isOn }
			onChange={ ( next ) =>
				editSettings( { enable_xml_sitemap: next } )
			}
		/>
	);
}

interface GroupProps {
	title: string;
	children: ReactNode;
}

function Group( { title, children }: GroupProps ) {
	return (
		<fieldset className="pharos-onboarding__group">
			<legend>{ title }</legend>
			{ children }
		</fieldset>
	);
}

/** A content type that is indexed or set to noindex. */
function Indexed( { item }: { item: ContentItem } ) {
	const noIndex = useSelect(
		( select ) => select( store ).getSetting( 'no_index' ) ?? [],
		[]
	);
	const { editSettings } = useDispatch( store );
	const isFound = ! noIndex.includes( item.name );
	return (
		<Row
			item={ item }
			isOn={ isFound }
			effect={
				isFound
					? /* translators: <url />: URL of an example, or “these pages”. */
						__( 'Search engines can show <url />', 'pharos-seo' )
					: /* translators: <url />: URL of an example, or “these pages”. */
						__(
							'Set to noindex: visitors can still open <url />',
							'pharos-seo'
						)
			}
			onChange={ ( isOn ) =>
				editSettings( {
					no_index: isOn
						? noIndex.filter( ( name ) => name !== item.name )
						: [ ...noIndex, item.name ],
				} )
			}
		/>
	);
}

/** An archive that is on or redirected. */
function Served( { item, archive }: { item: ContentItem; archive: Archive } ) {
	const isOn = useSelect(
		( select ) => select( store ).getSetting( archive ) ?? false,
		[ archive ]
	);
	const { editSettings } = useDispatch( store );
	return (
		<Row
			item={ item }
			isOn={ isOn }
			effect={
				isOn
					? /* translators: <url />: URL of an example, or “these pages”. */
						__( 'Search engines can show <url />', 'pharos-seo' )
					: offText( archive )
			}
			onChange={ ( next ) => editSettings( { [ archive ]: next } ) }
		/>
	);
}

/**
 * Describes an archive that is off. With several authors, author archives don't duplicate the blog page.
 *
 * @param archive The setting.
 */
const offText = ( archive: Archive ): string =>
	archive === 'author_archive' && getOnboarding().hasAuthors
		? /* translators: <url />: URL of an example, or “these pages”. */
			__(
				'<url /> redirects to the home page. This site has several authors: turn it on if search engines should show the posts of each.',
				'pharos-seo'
			)
		: /* translators: <url />: URL of an example, or “these pages”. */
			__( '<url /> redirects to the home page', 'pharos-seo' );

interface RowProps {
	item: ContentItem;
	isOn: boolean;
	/** A text with `<url />` for the example. */
	effect: string;
	onChange: ( isOn: boolean ) => void;
}

function Row( { item, isOn, effect, onChange }: RowProps ) {
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ item.label }
			checked={ isOn }
			onChange={ onChange }
			help={ createInterpolateElement( effect, {
				url: item.url ? (
					<bdi dir="ltr">{ item.url }</bdi>
				) : (
					<span>
						{
							/* translators: in place of a URL, as in “Search engines can show these pages”. */
							__( 'these pages', 'pharos-seo' )
						}
					</span>
				),
			} ) }
		/>
	);
}
