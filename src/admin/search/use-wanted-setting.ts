import { useLocation, useNavigationType } from 'react-router-dom';
import { SETTING_PARAMETER } from './setting-link';

/**
 * Returns the setting in the router's state (`{ setting }`) or in the URL (`?setting=`), null for none. Screens that hide
 * settings (in a tab, for instance) must show it.
 *
 * The state is only used after the navigation that set it: after Back or a reload, the scroll position is restored instead.
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
