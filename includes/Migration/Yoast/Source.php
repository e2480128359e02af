<?php
/**
 * Yoast SEO: its data since version 7, and that of older versions.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\MappedData;
use Pharos\Migration\Ids;
use Pharos\Migration\MetaIds;
use Pharos\Migration\PluginSource;
use Pharos\Migration\Redirects\HasRedirects;
use Pharos\Migration\Redirects\Rows;

/** Its tables (`yoast_indexable` …) contain no data that isn't also in options and meta rows. */
final class Source extends PluginSource implements HasRedirects {
	protected const SLUG = 'yoast';
	protected const NAME = 'Yoast SEO';
	protected const PLUGINS = [
		'wordpress-seo/wp-seo.php',
		'wordpress-seo-premium/wp-seo-premium.php',
	];

	public function __construct() {
		parent::__construct(new Objects(Variables::translator()));
	}

	public function has_data(): bool {
		return (new Options())->are_there() ||
			MetaIds::for_source('Yoast', 'post')->exist() ||
			$this->redirects()->count() > 0;
	}

	public function settings(): MappedData {
		return (new Settings(new Options()))->mapped();
	}

	public function redirects(): Rows {
		return new Redirects();
	}

	public function ids(string $kind): Ids {
		return Keys::ids($kind);
	}
}
