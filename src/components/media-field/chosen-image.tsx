import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { caution, image as imageIcon } from '@wordpress/icons';
import { getFilename, safeDecodeURIComponent } from '@wordpress/url';
import { problemsOf, typeOf } from './problems';
import type { MediaFieldProps } from './types';

/** The image as loaded by the browser, for its size when the library doesn't have it. */
type Loaded = { width: number; height: number } | 'broken' | null;

/**
 * A thumbnail of the image with its name, size, type and warnings.
 *
 * @param props The props of the field.
 */
export function ChosenImage( {
	url,
	image,
	advice,
}: Pick< MediaFieldProps, 'url' | 'image' | 'advice' > ) {
	const [ loaded, setLoaded ] = useState< Loaded >( null );
	const isBroken = loaded === 'broken';
	// The library has the original size, also when a smaller copy is shown.
	const known = image?.width ? image : null;
	const { width, height } = known ??
		( isBroken ? null : loaded ) ?? { width: 0, height: 0 };
	const mime = image?.mime ?? '';
	const problems =
		advice && ! isBroken
			? problemsOf(
					{ url, mime, width, height, alt: image?.alt },
					advice
				)
			: [];
	const type = typeOf( mime, url ).toUpperCase();

	return (
		<>
			<div className="pharos-media-field__image">
				<div className="pharos-media-field__thumbnail">
					{ isBroken ? (
						<Icon icon={ imageIcon } size={ 32 } />
					) : (
						<img
							// The smaller copy is only used when the library has the original size.
							src={ known?.thumbnail ?? url }
							alt={ image?.alt ?? '' }
							onLoad={ ( { currentTarget } ) =>
								setLoaded( {
									width: currentTarget.naturalWidth,
									height: currentTarget.naturalHeight,
								} )
							}
							onError={ () => setLoaded( 'broken' ) }
						/>
					) }
				</div>
				<div className="pharos-media-field__facts">
					<div className="pharos-media-field__name">
						<bdi dir="ltr">{ image?.name || nameIn( url ) }</bdi>
					</div>
					<div className="pharos-media-field__size">
						{ width > 0 && height > 0 && (
							<bdi>
								{ sprintf(
									/* translators: 1: width, 2: height, both in pixels. */
									__( '%1$d × %2$d pixels', 'pharos-seo' ),
									width,
									height
								) }
							</bdi>
						) }
						{ type && <bdi>{ type }</bdi> }
					</div>
				</div>
			</div>
			{ isBroken && (
				<p className="pharos-media-field__problem is-error">
					<Icon icon={ caution } size={ 20 } />
					{ __(
						'This image can’t be loaded. Replace or remove it.',
						'pharos-seo'
					) }
				</p>
			) }
			{ problems.map( ( problem ) => (
				<p key={ problem } className="pharos-media-field__problem">
					<Icon icon={ caution } size={ 20 } />
					{ problem }
				</p>
			) ) }
		</>
	);
}

/** The decoded file name in a URL. */
const nameIn = ( url: string ): string =>
	safeDecodeURIComponent( getFilename( url ) ?? '' ) || url;
