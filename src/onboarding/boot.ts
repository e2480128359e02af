/** Data that the setup wizard has before its first request, output by includes/Onboarding/Page.php. */
interface OnboardingBoot {
	/** The settings that are off by default, and that the site's owner has already decided about. */
	chosen: string[];
	/** Whether several authors have published posts. */
	hasAuthors: boolean;
}

declare global {
	interface Window {
		pharosOnboarding?: OnboardingBoot;
	}
}

/**
 * Returns the boot object of the setup wizard.
 *
 * @throws {Error} On a page without one.
 */
export function getOnboarding(): OnboardingBoot {
	if ( ! window.pharosOnboarding ) {
		throw new Error(
			'window.pharosOnboarding is missing: the page did not print it.'
		);
	}
	return window.pharosOnboarding;
}
