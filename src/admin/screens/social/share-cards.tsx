import { useDebounce } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { store, type SharePreview, type Values } from '../../../../store';
import { SocialPreview } from '../../../components/social-preview';
import { Resource } from '../../../resource';
import { PagePicker } from '../../fields/page-picker';
import { usePreview } from '../../fields/preview-context';

/** Milliseconds after the last key press until the server is asked what networks would get. */
const PAUSE = 300;

/** Settings that change what a network gets of a page. */
const KEYS: readonly ( keyof Values )[] = [
	'fallback_image',
	'fallback_image_id',
	'social_image_featured',
	'social_image_content',
	'social_title_site_name',
	'twitter_fallback_image',
	'twitter_fallback_image_id',
	'page_title',
	'page_description',
	'site_name',
	'separator',
	'templates',
	'auto_generate_description',
];

type Network = 'facebook' | 'x';

/** The setting that turns on the tags of a network. */
const TAGS = { facebook: 'open_graph_tags', x: 'twitter_meta_tags' } as const;

/** The cards of networks for a chosen page, with the settings as edited. */
export function ShareCards( { networks }: { networks: readonly Network[] } ) {
	const { preview } = usePreview();
	const request = useRequestFor( preview?.id );
	return (
		<section
			className="pharos-card pharos-share-cards"
			aria-label={ __( 'Preview', 'pharos-seo' ) }
		>
			<PagePicker />
			{ request !== null && (
				<Cards networks={ networks } request={ request } />
			) }
		</section>
	);
}

/** Returns the query parameters of the preview, after a pause in editing; null until a page is known. */
function useRequestFor( id: number | undefined ): string | null {
	const edits = useSelect(
		( select ) =>
			JSON.stringify(
				Object.fromEntries(
					Object.entries( select( store ).getEdits() ).filter(
						( [ key ] ) => KEYS.includes( key as keyof Values )
					)
				)
			),
		[]
	);
	const [ shown, setShown ] = useState( edits );
	const later = useDebounce( setShown, PAUSE );
	useEffect( () => later( edits ), [ later, edits ] );
	return id === undefined
		? null
		: addQueryArgs( '', { post_id: id, settings: shown } ).slice( 1 );
}

interface CardsProps {
	networks: readonly Network[];
	request: string;
}

function Cards( { networks, request }: CardsProps ) {
	const found = useSelect(
		( select ) => select( store ).getSharePreview( request ),
		[ request ]
	);
	// The last card stays until the next one is known.
	const [ last, setLast ] = useState< SharePreview | null >( null );
	if ( found && found !== last ) {
		setLast( found );
	}
	const shared = found ?? last;
	return shared ? (
		networks.map( ( network ) => (
			<Card key={ network } network={ network } shared={ shared } />
		) )
	) : (
		<Resource
			reads={ [ [ 'getSharePreview', request ] ] }
			failure={ __( 'The preview couldn’t be loaded.', 'pharos-seo' ) }
			rows={ 3 }
		>
			{ null }
		</Resource>
	);
}

function Card( {
	network,
	shared,
}: {
	network: Network;
	shared: SharePreview;
} ) {
	const { isOn, card } = useSelect(
		( select ) => {
			const { getSetting } = select( store );
			return {
				isOn: getSetting( TAGS[ network ] ) !== false,
				card: getSetting( 'twitter_card_type' ),
			};
		},
		[ network ]
	);
	return isOn ? (
		<SocialPreview
			network={ network }
			card={ card === 'summary' ? 'summary' : 'summary_large_image' }
			url={ shared.url }
			{ ...shared[ network === 'x' ? 'twitter' : 'facebook' ] }
		/>
	) : (
		<p className="pharos-card__description">
			{ network === 'x'
				? __(
						'X card tags are off: X uses the Open Graph tags, or shows only a link.',
						'pharos-seo'
					)
				: __(
						'Open Graph tags are off: social networks show what they find on the page, or only a link.',
						'pharos-seo'
					) }
		</p>
	);
}
