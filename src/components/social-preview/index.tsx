import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { image as imageIcon } from '@wordpress/icons';
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
	/** Displayed length of the title, in characters; null for no limit. The default is from spec.md section 9. */
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
	const shape =
		network === 'x' && card === 'summary' ? 'is-summary' : 'is-large';
	const shownTitle = titleLimit === null ? title : cut( title, titleLimit );

	return (
		<figure className="pharos-social-preview" aria-label={ name }>
			<div className="pharos-social-preview__caption" aria-hidden="true">
				{ name }
			</div>
			<div
				className={ `pharos-social-preview__card is-${ network } ${ shape }` }
			>
				<Image key={ image } url={ image } />
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
		</figure>
	);
}

function Image( { url }: { url: string } ) {
	const [ isBroken, setBroken ] = useState( false );
	return (
		<div className="pharos-social-preview__image">
			{ url && ! isBroken ? (
				<img src={ url } alt="" onError={ () => setBroken( true ) } />
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
