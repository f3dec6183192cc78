ALTER TABLE "jobs" ADD COLUMN "searched" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english'::regconfig, title), 'A')
          || setweight(to_tsvector('english'::regconfig, team || ' ' || location || ' ' || work_mode), 'B')
          || setweight(to_tsvector('english'::regconfig, words), 'D')) STORED NOT NULL;