<?php
/**
 * The settings, fields and other code that make the parts of a page that Pharos outputs.
 */

declare(strict_types=1);

namespace Pharos\PageReport;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Core\Capability;
use Pharos\Head\OtherPage;
use Pharos\Http\Response;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Page\RobotsReasons;
use Pharos\Settings\Settings;
use Pharos\Template\PageTexts;
use WP_Post;
use WP_Term;
use WP_User;

/** @phpstan-type SourceOf array{text: string, link: array{label: string, url: string}|null} */
final class Sources {
	/** The screens for robots directives, by RobotsReasons' codes. */
	private const ROBOTS = [
		'content_type' => '/advanced/robot_instructions/indexing',
		'limit' => '/advanced/robot_instructions/previews',
		'password' => '/advanced/robot_instructions/indexing',
		'empty' => '/advanced/robot_instructions/indexing',
		'paginated' => '/advanced/pagination',
	];

	private readonly Context $context;

	private readonly Page $page;

	public function __construct(
		private readonly Settings $settings,
		private readonly OtherPage $head,
		string $url,
	) {
		$this->context = $head->context;
		$object = $this->context->object;
		$this->page = new Page(
			$url,
			new Response($url),
			$object instanceof WP_Post || $object instanceof WP_Term || $object instanceof WP_User
				? $object
				: null,
			$this->context->kind === Context::HOME,
		);
	}

	/** Returns a link to edit a field of the page's object; null if the page has none, or the user may not edit it. */
	public function edit(string $field = ''): ?Fix {
		$object = $this->page->object;
		$may = $object === null ? Capability::granted() : Capability::may_edit($object);
		return $may ? $this->page->edit($field) : null;
	}

	/**
	 * Returns the source of the title or description.
	 *
	 * @param 'title'|'description' $part
	 * @return SourceOf
	 */
	public function text(string $part): array {
		$context = $this->context;
		if (in_array("pharos_$part", $this->head->filtered, true)) {
			return Source::filter("pharos_$part");
		}
		$is_title = $part === 'title';
		if ($context->kind === Context::OTHER || ($is_title && $this->head->has_foreign_title)) {
			return Source::other();
		}
		if ($context->meta()->text($part) !== '') {
			return Source::create(
				$is_title
					? __('The custom title of this page.', 'pharos-seo')
					: __('The custom meta description of this page.', 'pharos-seo'),
				$this->edit($part),
			);
		}
		if ($context->kind === Context::HOME && $this->settings->get("home_page_$part") !== '') {
			return Source::create(
				__('The setting of the home page.', 'pharos-seo'),
				$this->edit($part),
			);
		}
		$is_of_type = (PageTexts::templates($context, $this->settings)[$part] ?? '') !== '';
		return Source::create(
			$is_of_type
				? __('The template of this content type.', 'pharos-seo')
				: __('The template for all pages.', 'pharos-seo'),
			Fix::setting(
				__('Edit the template', 'pharos-seo'),
				'/general',
				$is_of_type ? '' : "page_$part",
			),
		);
	}

	/** @return SourceOf */
	public function canonical(): array {
		$context = $this->context;
		if (in_array('pharos_canonical', $this->head->filtered, true)) {
			return Source::filter('pharos_canonical');
		}
		$url = $this->head->values['canonical'];
		return match (true) {
			$context->kind === Context::OTHER => Source::other(),
			$url === '' => Source::create(
				__(
					'Pages that are set to noindex or aren’t found have no canonical URL.',
					'pharos-seo',
				),
			),
			$url === $context->meta()->address('canonical') => Source::create(
				__('The custom canonical URL of this page.', 'pharos-seo'),
				$this->edit('canonical'),
			),
			$url === PageUrl::for_context($context, $context->page) => Source::create(
				__('The permalink of this page.', 'pharos-seo'),
				$this->page->object === null ? null : $this->edit('canonical'),
			),
			$url === PageUrl::for_context($context) => Source::create(
				__('The first page, as set for paginated pages.', 'pharos-seo'),
				Fix::setting(__('Change the setting', 'pharos-seo'), '/advanced/pagination'),
			),
			default => Source::other(),
		};
	}

	/** @return list<array{directives: list<string>, code: string, text: string, link: array{label: string, url: string}|null}> */
	public function robots(): array {
		$reasons = RobotsReasons::find($this->context, $this->settings, ...$this->head->directives);
		return array_map(
			fn(array $reason): array => $reason + ['link' => $this->robots_link($reason['code'])],
			$reasons,
		);
	}

	/** @return array{label: string, url: string}|null */
	private function robots_link(string $code): ?array {
		$label = __('Change the setting', 'pharos-seo');
		$is_home = $this->context->kind === Context::HOME;
		$fix = match (true) {
			$code === 'custom',
			$code === 'indexable' && $this->page->object !== null,
			$is_home && $code === 'content_type'
				=> $this->edit('noindex'),
			$code === 'reading' => Fix::admin($label, 'options-reading.php#blog_public'),
			isset(self::ROBOTS[$code]) => Fix::setting($label, self::ROBOTS[$code]),
			$code === 'store' => $this->edit(),
			$code === 'other_code', $code === 'add_on' => Fix::plugins(),
			default => null,
		};
		return Source::link($fix);
	}
}
