import { useLocation, useNavigationType } from 'react-router-dom';
import { SETTING_PARAMETER } from './setting-link';

/**
 * The setting that the router's state (`{ setting }`) or the address (`?setting=`) names, null for none. A screen that
 * hides settings (behind a tab, say) shows this one.
 *
 * State counts for the step that brought it only: after Back or a reload the page is where it was.
 */
export function useWantedSetting(): string | null {
	const { state, search } = useLocation();
	const navigationType = useNavigationType();
	const fromState = navigationType === 'POP' ? undefined : settingOf( state );
	return fromState ?? new URLSearchParams( search ).get( SETTING_PARAMETER );
}

function settingOf( state: unknown ): string | undefined {
	const setting = ( state as { setting?: unknown } | null )?.setting;
	return typeof setting === 'string' ? setting : undefined;
}
