<?php
/**
 * Migrates the settings of The SEO Framework.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\Images;
use Pharos\Migration\LossMapper;
use Pharos\Migration\MappedData;
use Pharos\Migration\Networks;
use Pharos\Migration\SettingsMapper;
use Pharos\Text\Text;

final class Settings {
	private const NETWORKS = [
		'facebook',
		'twitter',
		'instagram',
		'youtube',
		'linkedin',
		'pinterest',
		'soundcloud',
		'tumblr',
	];

	public function __construct(private readonly Options $options) {}

	public function mapped(): MappedData {
		$mapped = new MappedData();
		(new LossMapper('SeoFramework', $this->options))->damaged($mapped);
		if (!$this->options->are_there()) {
			return $mapped;
		}
		(new SettingsMapper('SeoFramework', $this->options))->add_to($mapped);
		$this->names($mapped);
		(new PageTemplates($this->options))->add_to($mapped);
		(new HomePage($this->options))->add_to($mapped);
		(new Robots($this->options))->add_to($mapped);
		$this->networks($mapped);
		$this->links($mapped);
		(new Graph($this->options))->add_to($mapped);
		(new NotMigrated($this->options))->add_to($mapped);
		return $mapped;
	}

	/** Migrates the site name, and the text on page 2 and up. */
	private function names(MappedData $mapped): void {
		$name = Text::plain($this->options->text('site_title'));
		$is_other = $name !== Text::plain((string) get_option('blogname'));
		$mapped->values['site_name'] = $is_other ? $name : '';
		/* translators: WordPress has this text. */
		$page = Titles::text(sprintf(__('Page %s', 'default'), "\x01"));
		$mapped->values['later_page_format'] = str_replace("\x01", '%page_number%', $page);
	}

	private function networks(MappedData $mapped): void {
		$options = $this->options;
		$url = $options->text('social_image_fb_url');
		if ($url !== '') {
			$id = $options->id('social_image_fb_id');
			Image::add_to($mapped, $url, $id, 'fallback_image', 'fallback_image_id');
		} else {
			self::image_of_theme($mapped);
		}
		// Its social profiles are URLs of the site representation; some are the same as those above.
		$accounts = array_diff(
			array_map(
				static fn(string $network): string => $options->text("knowledge_$network"),
				self::NETWORKS,
			),
			[$options->text('facebook_publisher')],
		);
		$x = array_filter(
			$accounts,
			static fn(string $url): bool => Networks::from_url($url) === 'x' &&
				strcasecmp(
					Networks::x_name($url),
					Networks::x_name($options->text('twitter_site')),
				) === 0,
		);
		Networks::add_to($mapped, array_values(array_diff($accounts, $x)));
	}

	/** Sets the fallbacks for the default image: the theme's header image, the logo, the site icon. */
	private static function image_of_theme(MappedData $mapped): void {
		$header = (string) get_header_image();
		$id =
			$header === ''
				? ((int) get_theme_mod('custom_logo') ?:
				(int) get_option('site_icon'))
				: 0;
		Images::add_to($mapped, $header, $id, 'fallback_image', 'fallback_image_id');
	}

	/** Migrates the content types that have links to the previous and next page. */
	private function links(MappedData $mapped): void {
		$names = [];
		if ($this->options->is_on('prev_next_frontpage')) {
			$names[] = 'home';
		}
		if ($this->options->is_on('prev_next_posts')) {
			array_push($names, ...array_diff(ContentTypes::types(), ['attachment']));
		}
		if ($this->options->is_on('prev_next_archives')) {
			array_push(
				$names,
				...ContentTypes::taxonomies(),
				...ContentTypes::archive_names(),
				...['author', 'date'],
			);
		}
		$mapped->values['paginated_link_relationships'] = $names;
	}
}
