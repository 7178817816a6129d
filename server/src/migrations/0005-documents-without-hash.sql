-- Whether two uploads are the same is asked rarely, so it is answered from the bytes instead of hashing every upload.
alter table documents drop column sha256;
