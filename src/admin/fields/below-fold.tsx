import { useEffect } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useSoon } from '../../components/soon';
import { useWantedSetting } from '../search/use-wanted-setting';

/** Whether a screen has been rendered since the page load. */
let isFirstRendered = false;

interface BelowFoldProps {
	children: ReactNode;
}

/**
 * The part of a screen that needs scrolling. On a page load, it is rendered after the fields above it, in short tasks; at
 * once on later screens, and if the URL requests a setting.
 */
export function BelowFold( { children }: BelowFoldProps ) {
	const wanted = useWantedSetting();
	const isRendered = useSoon( isFirstRendered || wanted !== null );
	useEffect( () => {
		isFirstRendered = true;
	}, [] );
	return isRendered ? <>{ children }</> : null;
}
