import type { CheckLink } from '../../../../../store';
import { PLAIN } from '../../../../components/plain';
import { FixLink, FoundAddress } from '../fix-link';
import { explain, textOf } from './link-words';
import { CopyButton } from './links';

/** Images that a check is about, small. */
export function Images( { images }: { images: readonly CheckLink[] } ) {
	return (
		<div className="pharos-check__links">
			<ul className="pharos-check__images">
				{ images.map( ( image, index ) => (
					<li key={ index }>
						<Thumbnail url={ image.url } />
						<div>
							<FoundAddress url={ image.url }>
								<span className={ PLAIN }>
									{ nameOf( image.url ) }
								</span>
							</FoundAddress>
							{ explain( image ) && (
								<strong>{ explain( image ) }</strong>
							) }
							{ image.details && (
								<span
									className={ `pharos-check__details ${ PLAIN }` }
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

/** Nobody else is asked for a picture: an image of another site has none here. */
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

/** The end of an address says which image it is; all of it is where the link leads. */
const nameOf = ( url: string ): string =>
	url
		.replace( /[?#].*$/s, '' )
		.split( '/' )
		.filter( Boolean )
		.at( -1 ) ?? url;
