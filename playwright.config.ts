import { defineConfig } from '@playwright/test';
import { ensureBrowser, launchArguments } from './tools/lib/browser.mjs';
import { siteCount } from './tests/e2e/support/sites';

// Workers load this file again: find the browser only once.
process.env.PHAROS_BROWSER ??= ensureBrowser();

const isCi = Boolean( process.env.CI );

export default defineConfig( {
	testDir: './tests/e2e',
	testMatch: '**/*.spec.ts',
	globalSetup: './tests/e2e/support/global-setup.mjs',
	outputDir: './test-results',
	// Every test resets its changes, so tests can be distributed individually, not only by file.
	fullyParallel: true,
	forbidOnly: isCi,
	// A second try on busy machines; the list names what needed it as flaky, and that is a fault to find.
	retries: isCi ? 1 : 0,
	workers: siteCount,
	timeout: 60_000,
	expect: { timeout: 15_000 },
	reporter: [
		[ 'list' ],
		[
			'json',
			{
				outputFile:
					process.env.PHAROS_E2E_REPORT ??
					'test-results/results.json',
			},
		],
		...( isCi || process.env.PHAROS_E2E_REPORT
			? []
			: [ [ 'html', { open: 'never' } ] as [ string, object ] ] ),
	],
	use: {
		browserName: 'chromium',
		headless: true,
		viewport: { width: 1440, height: 900 },
		locale: 'en-GB',
		// Playwright scrolls elements with long animations repeatedly, and may then click next to them.
		contextOptions: { reducedMotion: 'reduce' },
		launchOptions: {
			executablePath: process.env.PHAROS_BROWSER,
			// Pages are too short-lived for V8's optimizing compilers to pay off: without them, tests take 10% less time.
			args: [
				...launchArguments,
				'--js-flags=--max-optimized-bytecode-size=0',
			],
		},
		// Screenshots of every step would take 25% of the time on 2 cores; the last one is kept below.
		trace: {
			mode: 'retain-on-failure',
			screenshots: false,
			snapshots: false,
		},
		screenshot: 'only-on-failure',
		actionTimeout: 15_000,
		navigationTimeout: 30_000,
	},
} );
