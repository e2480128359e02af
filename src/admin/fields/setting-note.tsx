import type { ReactNode } from 'react';

interface SettingNoteProps {
	/** Whether screen readers announce changes. */
	isLive?: boolean;
	children: ReactNode;
}

/** A note below the help of a toggle about its effect on this site. */
export function SettingNote( { isLive = false, children }: SettingNoteProps ) {
	return (
		<p
			className="pharos-setting-note"
			{ ...( isLive ? { 'aria-live': 'polite' as const } : {} ) }
		>
			{ children }
		</p>
	);
}
