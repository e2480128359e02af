import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { globe } from '@wordpress/icons';

/**
 * The site's icon; a globe when there is none or it cannot be loaded.
 *
 * @param props.url Its address; may be empty.
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
