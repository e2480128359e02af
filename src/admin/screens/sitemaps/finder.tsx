import { speak } from '@wordpress/a11y';
import { Button, SearchControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store } from '../../../../store';
import { ShowMoreList } from '../../../components/show-more-list';
import { Resource } from '../../../resource';
import { ObjectRow } from './object-row';
import { PAUSE } from './pause';

/** A search for posts and terms that shows whether a sitemap includes them, and if not, why. */
export function Finder() {
	const [ typed, setTyped ] = useState( '' );
	const [ words, setWords ] = useState( '' );
	const [ isListed, setListed ] = useState( false );
	const search = useDebounce( setWords, PAUSE );
	return (
		<section className="pharos-card">
			<SearchControl
				__nextHasNoMarginBottom
				className="pharos-field"
				label={ __(
					'Why isn’t this page in my sitemap?',
					'pharos-seo'
				) }
				hideLabelFromVision={ false }
				placeholder={ __( 'Title or URL', 'pharos-seo' ) }
				help={ __(
					'Search for a post, page or term to see whether the sitemap includes it, and if not, why.',
					'pharos-seo'
				) }
				value={ typed }
				onChange={ ( text ) => {
					setTyped( text );
					search( text.trim() );
				} }
			/>
			{ words === '' && (
				<div>
					<Button
						variant="link"
						aria-expanded={ isListed }
						onClick={ () => setListed( ! isListed ) }
					>
						{ __(
							'List all individually excluded content',
							'pharos-seo'
						) }
					</Button>
				</div>
			) }
			{ ( words !== '' || isListed ) && (
				<Results key={ words } words={ words } />
			) }
		</section>
	);
}

/** Returns the query parameters for a page of results. */
const requestOf = ( words: string, page: number ): string =>
	`search=${ encodeURIComponent( words ) }&page=${ page }`;

function Results( { words }: { words: string } ) {
	const [ count, setCount ] = useState( 1 );
	const pages = useSelect(
		( select ) =>
			Array.from( { length: count }, ( _, i ) =>
				select( store ).getSitemapObjects( requestOf( words, i + 1 ) )
			),
		[ words, count ]
	);
	const items = pages.flatMap( ( page ) => page?.items ?? [] );
	const last = pages[ count - 1 ];
	const isLoaded = Boolean( last );
	useSpokenCount( words, isLoaded, items.length, last?.more ?? false );

	return (
		<ShowMoreList
			className="pharos-sitemaps__objects"
			rows={ items.map( ( item ) => (
				<ObjectRow key={ item.object } item={ item } />
			) ) }
			onMore={ last?.more ? () => setCount( count + 1 ) : undefined }
		>
			<Resource
				key={ count }
				reads={ [ [ 'getSitemapObjects', requestOf( words, count ) ] ] }
				failure={ __(
					'Posts and terms couldn’t be loaded.',
					'pharos-seo'
				) }
				rows={ 3 }
			>
				{ items.length === 0 && (
					<p className="pharos-sitemaps__nothing">
						{ words === ''
							? __(
									'No posts or terms are excluded individually.',
									'pharos-seo'
								)
							: __( 'No results found.', 'pharos-seo' ) }
					</p>
				) }
			</Resource>
		</ShowMoreList>
	);
}

/** Announces the number of results after a search. */
function useSpokenCount(
	words: string,
	isLoaded: boolean,
	found: number,
	hasMore: boolean
): void {
	useEffect( () => {
		if ( words === '' || ! isLoaded ) {
			return;
		}
		speak(
			hasMore
				? sprintf(
						/* translators: %d: number of posts and terms. */
						__( 'More than %d found', 'pharos-seo' ),
						found
					)
				: sprintf(
						/* translators: %d: number of posts and terms. */
						_n( '%d result', '%d results', found, 'pharos-seo' ),
						found
					)
		);
	}, [ words, isLoaded, found, hasMore ] );
}
