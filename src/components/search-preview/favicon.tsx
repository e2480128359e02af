import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { globe } from '@wordpress/icons';

/**
 * The site's favicon; a globe when there is none or it can't be loaded.
 *
 * @param props.url The URL of the favicon; may be empty.
 */
export function Favicon( { url }: { url: string } ) {
	const [ brokenUrl, setBrokenUrl ] = useState( '' );
	return (
		<span className="pharos-search-preview__favicon">
			{ url && url !== brokenUrl ? (
				<img
					src={ url }
					alt=""
					width={ 18 }
					height={ 18 }
					onError={ () => setBrokenUrl( url ) }
				/>
			) : (
				<Icon icon={ globe } size={ 18 } />
			) }
		</span>
	);
}
