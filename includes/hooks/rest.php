<?php
/**
 * Hooks of the REST API, registered on `rest_api_init`, which fires again if code creates another server.
 */

declare(strict_types=1);

namespace Pharos;

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables): void {
	$preview = new Preview\Preview($settings(), $variables());
	ObjectSeo\Registration::run();
	(new Settings\RestController($settings()))->register_routes();
	(new Site\RestController($settings(), $preview))->register_routes();
	(new Preview\RestController($preview))->register_routes();
	(new Content\RestController())->register_routes();
	(new RobotInstructions\RestController($settings()))->register_routes();
	(new ObjectSeo\RestController(
		static fn(): object => new ObjectSeo\SeoPayload($settings(), $variables()),
		static fn(): object => new ObjectSeo\TextIndexer($settings(), $variables()),
	))->register_routes();
	(new ObjectSeo\ShareController($settings()))->register_routes();
	(new Lists\UncheckedController(
		static fn(): object => new ObjectSeo\PostFacts(
			$settings(),
			new ObjectSeo\SeoPayload($settings(), $variables()),
			new ObjectSeo\Duplicates(new ObjectSeo\TextIndexer($settings(), $variables())),
		),
	))->register_routes();
	(new ObjectSeo\RestField())->register();
	(new BulkEditor\RestController(
		static fn(): object => new BulkEditor\Items($settings(), $variables()),
	))->register_routes();
	(new RobotsTxt\RestController($settings()))->register_routes();
	(new LlmsTxt\RestController($settings()))->register_routes();
	(new IndexNow\RestController($settings()))->register_routes();
	(new Sitemaps\RestController($settings()))->register_routes();
	(new Social\RestController())->register_routes();
	if ($settings()->get('enable_schemas')) {
		(new Schema\PlacesController($settings()))->register_routes();
		(new Schema\RestController())->register_routes();
		(new Schema\PreviewController($settings(), $variables()))->register_routes();
		(new Schema\ObjectController($settings()))->register_routes();
	}
	if ($settings()->get('enable_migration')) {
		(new Migration\RestController($settings()))->register_routes();
	}
	if ($settings()->get('enable_redirects')) {
		// Few requests have the parameter; the others don't load the class.
		add_filter(
			'rest_request_before_callbacks',
			static fn($response, $handler, $request) => isset($request['pharos_redirect'])
				? Redirects\UrlChangeDecision::read($response, $handler, $request)
				: $response,
			12,
			3,
		);
		add_filter(
			'rest_request_after_callbacks',
			static fn($response, $handler, $request) => isset($request['pharos_redirect'])
				? Redirects\UrlChangeDecision::forget($response)
				: $response,
			10,
			3,
		);
		add_filter('pharos_redirect_csv', [Migration\Redirects\CsvRows::class, 'of'], 10, 3);
		(new Redirects\RestController($settings()))->register_routes();
		Redirects\BulkController::register_routes();
		Redirects\ImportsController::register_routes();
		(new Redirects\ChangesController($settings()))->register_routes();
		(new NotFound\RestController($settings()))->register_routes();
	}
	(new ImportExport\RestController($settings()))->register_routes();
	(new History\RestController($settings()))->register_routes();
	(new Analysis\RestController($settings(), $variables()))->register_routes();
	if ($settings()->get('enable_google_console')) {
		(new SearchConsole\RestController($settings()))->register_routes();
		(new SearchConsole\ToolsController($settings()))->register_routes();
		$changes = static fn(): object => new SearchConsole\Data\SiteChanges($settings());
		(new SearchConsole\Data\TrafficController($changes))->register_routes();
		(new SearchConsole\Data\BreakdownController())->register_routes();
		(new SearchConsole\Data\PagesController(
			static fn(): object => new SearchConsole\Data\PageSnippet($settings(), $variables()),
			$changes,
		))->register_routes();
	}
	(new Onboarding\RestController($settings()))->register_routes();
	(new Visibility\RestController($settings()))->register_routes();
	(new UsageData\RestController($settings()))->register_routes();
	(new Extend\RestController())->register_routes();

	add_filter('rest_request_before_callbacks', [Rest\Errors::class, 'permission_first'], 10, 3);
	add_filter('rest_dispatch_request', [Rest\Errors::class, 'caught'], 10, 4);
	add_filter('rest_request_before_callbacks', [ObjectSeo\RestField::class, 'permission'], 10, 3);
	add_filter('rest_request_before_callbacks', [ObjectSeo\RestField::class, 'conflict'], 11, 3);
	add_filter('rest_post_dispatch', [Rest\Errors::class, 'mark'], 10, 3);
};
