import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { image as imageIcon } from '@wordpress/icons';
import { formatNumber } from '../../../common/locale';
import { cut } from '../../../common/template';
import './style.scss';

export interface SocialPreviewProps {
	network: 'facebook' | 'x';
	/** The card type on X (setting `twitter_card_type`). */
	card?: 'summary_large_image' | 'summary';
	/** Absolute URL of the page. */
	url: string;
	/** URL of the image; '' for none. */
	image: string;
	/** Plain text with replaced variables. */
	title: string;
	/** Plain text with replaced variables. */
	description: string;
	/** Displayed length of the title, in characters; null for no limit. By default, about as much as social networks show. */
	titleLimit?: number | null;
	descriptionLimit?: number;
}

/** A preview of the page when it is shared on a social network. Not interactive: its links can't be followed. */
export function SocialPreview( {
	network,
	card = 'summary_large_image',
	url,
	image,
	title,
	description,
	titleLimit = 60,
	descriptionLimit = 117,
}: SocialPreviewProps ) {
	const name =
		network === 'facebook'
			? __( 'Facebook Preview', 'pharos-seo' )
			: __( 'X Preview', 'pharos-seo' );
	const [ size, setSize ] = useState< ImageSize | null >( null );
	const wanted = network === 'x' && card === 'summary' ? 'summary' : 'large';
	const shape = shapeOf( network, wanted, size?.url === image ? size : null );
	const shownTitle = titleLimit === null ? title : cut( title, titleLimit );

	return (
		<figure className="pharos-social-preview" aria-label={ name }>
			<div className="pharos-social-preview__caption" aria-hidden="true">
				{ name }
			</div>
			<div
				className={ `pharos-social-preview__card is-${ network } is-${ shape }` }
			>
				{ shape !== 'none' && (
					<Image
						key={ image }
						url={ image }
						onLoad={ ( width, height ) =>
							setSize( { url: image, width, height } )
						}
					/>
				) }
				<div className="pharos-social-preview__text">
					<div className="pharos-social-preview__domain">
						<bdi dir="ltr">{ domainOf( url ) }</bdi>
					</div>
					<div className="pharos-social-preview__title">
						<bdi>{ shownTitle }</bdi>
					</div>
					{ description && (
						<div className="pharos-social-preview__description">
							<bdi>{ cut( description, descriptionLimit ) }</bdi>
						</div>
					) }
				</div>
			</div>
			{ shape !== wanted && (
				<p className="pharos-social-preview__note">
					{ noteOf( network, shape ) }
				</p>
			) }
		</figure>
	);
}

interface ImageSize {
	url: string;
	/** In pixels. */
	width: number;
	height: number;
}

type Shape = 'large' | 'summary' | 'none';

/** Minimum sizes of images in pixels, as documented by the networks: smaller ones are shown beside the text, or not at all. */
const LEAST = {
	facebook: { large: [ 600, 315 ], summary: [ 200, 200 ] },
	x: { large: [ 300, 157 ], summary: [ 144, 144 ] },
} as const;

/**
 * Returns how a network shows an image of this size.
 *
 * @param network The network.
 * @param wanted  The requested card.
 * @param size    Null until it is known.
 */
function shapeOf(
	network: SocialPreviewProps[ 'network' ],
	wanted: 'large' | 'summary',
	size: ImageSize | null
): Shape {
	const fits = ( shape: 'large' | 'summary' ) => {
		const [ width, height ] = LEAST[ network ][ shape ];
		return ! size || ( size.width >= width && size.height >= height );
	};
	if ( fits( wanted ) ) {
		return wanted;
	}
	return fits( 'summary' ) ? 'summary' : 'none';
}

function noteOf(
	network: SocialPreviewProps[ 'network' ],
	shape: Shape
): string {
	const name = network === 'facebook' ? 'Facebook' : 'X';
	const [ width = '', height = '' ] = LEAST[ network ][
		shape === 'none' ? 'summary' : 'large'
	].map( ( pixels ) => formatNumber( pixels ) );
	return shape === 'none'
		? sprintf(
				/* translators: 1: a social network. 2 and 3: width and height in pixels. */
				__(
					'%1$s doesn’t show images smaller than %2$s × %3$s pixels.',
					'pharos-seo'
				),
				name,
				width,
				height
			)
		: sprintf(
				/* translators: 1: a social network. 2 and 3: width and height in pixels. */
				__(
					'%1$s shows images smaller than %2$s × %3$s pixels beside the text.',
					'pharos-seo'
				),
				name,
				width,
				height
			);
}

interface ImageProps {
	url: string;
	/** Receives the size in pixels. */
	onLoad: ( width: number, height: number ) => void;
}

function Image( { url, onLoad }: ImageProps ) {
	const [ isBroken, setBroken ] = useState( false );
	return (
		<div className="pharos-social-preview__image">
			{ url && ! isBroken ? (
				<img
					src={ url }
					alt=""
					onLoad={ ( { currentTarget } ) =>
						// Vector images have no intrinsic size.
						currentTarget.naturalWidth > 0 &&
						onLoad(
							currentTarget.naturalWidth,
							currentTarget.naturalHeight
						)
					}
					onError={ () => setBroken( true ) }
				/>
			) : (
				<div className="pharos-social-preview__no-image">
					<Icon icon={ imageIcon } size={ 32 } />
					{ isBroken
						? __( 'The image can’t be loaded', 'pharos-seo' )
						: __( 'No image', 'pharos-seo' ) }
				</div>
			) }
		</div>
	);
}

/**
 * Returns the host without "www.", as networks display it.
 *
 * @param url An absolute URL.
 */
function domainOf( url: string ): string {
	try {
		return new URL( url ).host.replace( /^www\./, '' );
	} catch {
		return url;
	}
}
