import type { CheckLink } from '../../../../../store';
import { NO_EMOJI } from '../../../../components/no-emoji';
import { FixLink, FoundAddress } from '../fix-link';
import { explain, textOf } from './link-words';
import { CopyButton } from './links';

/** The images of a check, as thumbnails. */
export function Images( { images }: { images: readonly CheckLink[] } ) {
	return (
		<div className="pharos-check__links">
			<ul className="pharos-check__images">
				{ images.map( ( image, index ) => (
					<li key={ index }>
						<Thumbnail url={ image.url } />
						<div>
							<FoundAddress url={ image.url }>
								<span className={ NO_EMOJI }>
									{ nameOf( image.url ) }
								</span>
							</FoundAddress>
							{ explain( image ) && (
								<strong>{ explain( image ) }</strong>
							) }
							{ image.details && (
								<span
									className={ `pharos-check__details ${ NO_EMOJI }` }
								>
									{ image.details }
								</span>
							) }
							{ image.fix && (
								<FixLink
									fix={ image.fix }
									subject={ nameOf( image.url ) }
									variant="link"
								/>
							) }
						</div>
					</li>
				) ) }
			</ul>
			<CopyButton text={ textOf( images ) } />
		</div>
	);
}

/** A thumbnail. Images of other sites aren't loaded, for privacy. */
function Thumbnail( { url }: { url: string } ) {
	return isOurs( url ) ? (
		<img
			className="pharos-check__thumbnail"
			src={ url }
			alt=""
			loading="lazy"
			decoding="async"
		/>
	) : (
		<span className="pharos-check__thumbnail" />
	);
}

function isOurs( url: string ): boolean {
	try {
		const { host, protocol } = new URL( url, window.location.href );
		return host === window.location.host && /^https?:$/.test( protocol );
	} catch {
		return false;
	}
}

/** Returns the file name in a URL; the link has the full URL. */
const nameOf = ( url: string ): string =>
	url
		.replace( /[?#].*$/s, '' )
		.split( '/' )
		.filter( Boolean )
		.at( -1 ) ?? url;
