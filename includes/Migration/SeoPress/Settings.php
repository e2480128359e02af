<?php
/**
 * Migrates the settings of SEOPress.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\Images as SharedImages;
use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;
use Pharos\Migration\Networks;
use Pharos\Migration\SettingsMapper;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\StoredValue;
use Pharos\Text\Text;

final class Settings {
	public function __construct(private readonly Options $options) {}

	public function mapped(): MappedData {
		$mapped = new MappedData();
		(new LossMapper('SeoPress', $this->options))->damaged($mapped);
		if (!$this->options->are_there()) {
			return $mapped;
		}
		$separator = Text::plain($this->options->text('titles_sep'));
		$mapped->set('separator', in_array($separator, ['', '0'], true) ? '-' : $separator);
		$templates = new PageTemplates($this->options);
		$templates->add_to($mapped);
		$templates->home($mapped);
		$this->robots($mapped);
		(new SettingsMapper('SeoPress', $this->options))->add_to($mapped);
		$this->attachments($mapped);
		Networks::add_to(
			$mapped,
			StoredValue::parts($this->options->text('social_accounts_extra'), '/\s*\R\s*/'),
		);
		$this->images($mapped);
		if ($this->options->has('social')) {
			(new SiteSchemas($this->options))->build($mapped)->apply();
		}
		(new Sitemaps($this->options))->add_to($mapped);
		(new NotMigrated($this->options))->add_to($mapped);
		return $mapped;
	}

	private function robots(MappedData $mapped): void {
		$kinds = [
			...self::named('titles_single_titles', ContentTypes::types()),
			...self::named('titles_tax_titles', ContentTypes::taxonomies()),
			...self::named('titles_archive_titles', ContentTypes::archives(), 'archive-'),
		];
		foreach (['index' => 'no_index', 'follow' => 'no_follow'] as $what => $setting) {
			$whole = $this->options->is_on("titles_no$what");
			$mapped->values[$setting] = [];
			foreach ($kinds as $target => [$key, $name]) {
				if (
					$whole ||
					StoredValue::is_on($this->options->entry($key, $name)["no$what"] ?? false)
				) {
					$mapped->values[$setting][] = $target;
				}
			}
			foreach (['author', 'date'] as $name) {
				if ($whole || $this->options->is_on("titles_archives_{$name}_no$what")) {
					$mapped->values[$setting][] = $name;
				}
			}
			if ($whole) {
				$mapped->values['home_page_robots']['general'][] = "no$what";
			}
		}
		if ($this->options->is_on('titles_nofollow')) {
			$mapped->values['no_follow'][] = 'search';
		}
		// SEOPress removes WordPress's noindex from search results.
		$alone = [
			'attachment' => 'titles_attachments_noindex',
			'search' => 'titles_archives_search_title_noindex',
		];
		foreach ($alone as $name => $key) {
			if (
				$this->options->is_on($key) ||
				($name === 'search' && $this->options->is_on('titles_noindex'))
			) {
				$mapped->values['no_index'][] = $name;
			}
		}
		$mapped->values['no_index'] = array_values(array_unique($mapped->values['no_index']));
		$mapped->values['home_page_robots'] ??= ['general' => []];
		$everywhere = ['author', 'date', 'search', ...array_keys($kinds)];
		foreach (
			['nosnippet' => 'no_snippet', 'noimageindex' => 'no_image_index']
			as $directive => $setting
		) {
			$whole = $this->options->is_on("titles_$directive");
			$mapped->values[$setting] = $whole ? $everywhere : [];
			if ($whole) {
				$mapped->values['home_page_robots']['general'][] = $directive;
			}
		}
		$this->offer($mapped);
		// All pages of a paginated post have the canonical URL of the first page.
		$mapped->values['first_page_canonical'] = $this->options->has('titles')
			? ['custom', ...ContentTypes::types()]
			: [];
		$mapped->values['paginated_link_relationships'] = $this->options->is_on('titles_paged_rel')
			? [
				'home',
				...array_diff(array_keys($kinds), ContentTypes::types()),
				'author',
				'date',
				'search',
			]
			: [];
	}

	/** Offers directives of a module that is off, which weren't output. */
	private function offer(MappedData $mapped): void {
		if ($this->options->has('titles')) {
			return;
		}
		$stored = new MappedData();
		(new self($this->options->as_if_on('titles')))->robots($stored);
		foreach (['no_index', 'no_follow'] as $setting) {
			foreach (array_diff($stored->values[$setting], $mapped->values[$setting]) as $name) {
				$mapped->offer($setting, $name);
			}
		}
	}

	/**
	 * Returns the keys of the settings of content types.
	 *
	 * @param list<string> $names
	 * @return array<string, array{string, string}> Key and name in SEOPress, by Pharos's name.
	 */
	private static function named(string $key, array $names, string $begin = ''): array {
		$all = [];
		foreach ($names as $name) {
			$all["$begin$name"] = [$key, $name];
		}
		return $all;
	}

	private function attachments(MappedData $mapped): void {
		$options = $this->options;
		$to_post = $options->is_on('advanced_advanced_attachments');
		$to_file = $options->is_on('advanced_advanced_attachments_file');
		$mapped->values['redirectAttachmentPagesToPostParent'] = $to_post || $to_file;
		$mapped->values['attachment_redirect_target'] = $to_file ? 'file' : 'parent';
		$mapped->values['attachment_redirect_orphans'] = $to_file ? 'file' : 'home';
	}

	private function images(MappedData $mapped): void {
		$options = $this->options;
		$url = $options->text('social_facebook_img');
		if ($url === '') {
			// The site icon is the fallback.
			$icon = (int) get_option('site_icon');
			SharedImages::add_to($mapped, '', $icon, 'fallback_image', 'fallback_image_id');
		} else {
			$id = $options->text('social_facebook_img_attachment_id');
			Images::add_to($mapped, $url, $id, 'fallback_image', 'fallback_image_id');
		}
		$x = $options->text('social_twitter_card_img');
		if ($x !== $url) {
			$id = SharedImages::id_of($x);
			SharedImages::add_to(
				$mapped,
				$x,
				$id,
				'twitter_fallback_image',
				'twitter_fallback_image_id',
			);
		}
		// The default image takes precedence over the featured image, on Facebook only.
		$is_first = $url !== '' && $options->is_on('social_facebook_img_default');
		$mapped->values['social_image_featured'] = !$is_first;
		if ($is_first) {
			$mapped->lose('x_fallback', '', 'social_facebook_img_default');
		}
		foreach (ContentTypes::archives() as $type) {
			$image = $options->entry('social_facebook_img_cpt', $type)['url'] ?? '';
			$image = StoredValue::address(StoredValue::text($image));
			SocialTemplates::add($mapped, 'archives', "archive-$type", 'facebook_image', $image);
			if ($image !== '') {
				SocialTemplates::add($mapped, 'archives', "archive-$type", 'twitter_image', $x);
			}
		}
	}
}
